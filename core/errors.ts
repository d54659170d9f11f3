/** The refusals: everything a caller can do wrong, as one closed list of codes. */

/** One code for every way a request can be refused; `core/api/error-reply.ts` maps each to its HTTP status. */
export const refusalCodes = [
  'MISSING_FIELDS',
  'BAD_VALUE',
  'BAD_SETTING',
  'NOT_A_PDF',
  'WRONG_MEDIA_TYPE',
  'FILE_TOO_LARGE',
  'REQUEST_TOO_LARGE',
  'TOO_MANY_FILES',
  'ENCRYPTED',
  'WRONG_PASSWORD',
  'NO_PAGES',
  'TOO_MANY_PAGES',
  'UNREADABLE',
  'NOT_FINANCIAL',
  'NO_KEY',
  'UNKNOWN_KEY',
  'INSUFFICIENT_SCOPE',
  'API_OFF',
  'FOREIGN_HOST',
  'QUOTA_USED_UP',
  'RATE_LIMITED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'GONE',
  'LINK_EXPIRED',
  'CANCELED',
  'BUSY',
  'DAMAGED',
] as const

export type RefusalCode = (typeof refusalCodes)[number]

/**
 * The caller's mistake, or a document that cannot be processed. Never thrown for our own defects.
 * `message` is shown to the caller as it stands: a plain sentence that says what to do.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** The file the refusal is about, when it is about one. */
  readonly fileName: string | null
  constructor(code: RefusalCode, message: string, options: { fileName?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'Refusal'
    this.code = code
    this.fileName = options.fileName ?? null
  }
}
