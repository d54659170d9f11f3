/** The identifier a client gives to an application. */
import { z } from 'zod'

/** It stands in addresses, where `.` and `..` would be taken for steps. */
export const AppId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?!\.{1,2}$)/, 'must be neither . nor ..')
