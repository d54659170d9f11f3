/** How the service stands, in the words of menu and tray. */

export interface ServiceStatus {
  /** `http://127.0.0.1:4780` */
  readonly baseUrl: string
  /** Whether API keys are admitted; the window always is. */
  readonly apiOn: boolean
}

/** "API on at 127.0.0.1:4780" */
export const statusLine = ({ baseUrl, apiOn }: ServiceStatus): string =>
  apiOn ? `API on at ${new URL(baseUrl).host}` : 'API off: only the window is admitted'
