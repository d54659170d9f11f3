/** The event of `POST /webhooks/{id}/test`: the shape of a real payload, with nothing in it. */
import { sampleEvent } from '../../contract/webhook.ts'
import type { Store } from '../../store/store.ts'
import { emptyPayload } from './empty-payload.ts'

/** Puts a sample event for one endpoint into the outbox; returns its webhook-id. */
export function emitSample(store: Pick<Store, 'deliveries'>, endpointId: string, baseUrl: string): string {
  const payload = emptyPayload('test', `${baseUrl}/ui/`, 'A test event: no application stands behind it.')
  const body = Buffer.from(JSON.stringify(payload))
  return store.deliveries.emit({ type: sampleEvent, appId: null, body, endpointId })
}
