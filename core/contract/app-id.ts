/** The identifier that a client gives an application. */
import { z } from 'zod'

/** It is part of URL paths, where `.` and `..` would be resolved as path segments. */
export const AppId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?!\.{1,2}$)/, 'must be neither . nor ..')
