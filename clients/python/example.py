"""Submits documents of an application to Underwriter Desk, waits for the payload and prints its accounts and exceptions.

DESK_URL=http://127.0.0.1:4780 DESK_API_KEY=... python3 example.py APP_ID FILE...

Needs Python 3.8 or newer and nothing else.
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path

BASE_URL = os.environ.get("DESK_URL", "http://127.0.0.1:4780")
API_KEY = os.environ.get("DESK_API_KEY", "")


def call(method, path, body=None, headers=None):
    """The answer of the service as JSON. Exits with its message when it refuses."""
    request = urllib.request.Request(BASE_URL + path, data=body, method=method)
    request.add_header("Authorization", f"Bearer {API_KEY}")
    for name, value in (headers or {}).items():
        request.add_header(name, value)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        sys.exit(f"{error.code} {error.headers['X-Error-Code']}: {json.load(error)['message']}")


def multipart(files, metadata):
    """The body of a form with the files and their metadata, and its content type."""
    boundary = uuid.uuid4().hex
    parts = [('name="metadata"', json.dumps(metadata).encode())]
    parts += [(f'name="files"; filename="{file.name}"', file.read_bytes()) for file in files]
    body = b"".join(
        f"--{boundary}\r\nContent-Disposition: form-data; {about}\r\n\r\n".encode() + content + b"\r\n"
        for about, content in parts
    )
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


def submit(app_id, files):
    """Submits the files. Sent twice with one Idempotency-Key, they are read once."""
    body, content_type = multipart(files, {"appId": app_id, "files": [{"fileName": file.name} for file in files]})
    headers = {"Content-Type": content_type, "Idempotency-Key": str(uuid.uuid4())}
    return call("POST", "/application/data", body, headers)["status_url"]


def wait(status_url):
    """The status once everything is read."""
    while True:
        status = call("GET", status_url)
        if status["status"] not in ("started", "processing"):
            return status
        time.sleep(1)


if __name__ == "__main__":
    status = wait(submit(sys.argv[1], [Path(name) for name in sys.argv[2:]]))
    print(status["app_id"], status["status"])
    for account in ((status["data"] or {}).get("bankstatements_data") or {}).get("accounts_summaries", []):
        print(account["bank_name"], account["end_date"], account["ending_balance"])
    for check in status["checks"]:
        if check["passed"] is False:
            print("exception:", check["message"])
