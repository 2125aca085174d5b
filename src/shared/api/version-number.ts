import { z } from 'zod'

/** `1.2.0` */
export const VersionNumber = z.string().regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}$/, 'A version is three numbers, such as 1.0.0.')
