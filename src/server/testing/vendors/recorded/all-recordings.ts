import type { Recording } from './recording.ts'
import { supplierInvoices } from './supplier-e-invoices.ts'
import { turbineGearboxes } from './turbine-gearbox-watch.ts'

/** In both vendors' forms: designs by Claude, documents by OpenAI. */
export const recordings: Recording[] = [supplierInvoices, turbineGearboxes]
