import { z } from 'zod'
import { enquiryLimits, enquiryStates } from '../limits.ts'
import { oneLine } from '../one-line.ts'
import { json } from './endpoint.ts'
import { Address } from './settings.ts'

const count = z.int().nonnegative()
const time = z.iso.datetime()

export const EnquiryState = z.enum(enquiryStates)

export const Enquiry = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
  message: z.string(),
  at: time,
  state: EnquiryState,
  /** The member of staff who set that state; null if it is new. */
  settled: z.object({ by: z.string(), at: time }).nullable(),
})
export type Enquiry = z.infer<typeof Enquiry>

export const enquiriesApi = {
  send: json({
    method: 'POST',
    path: '/enquiries',
    summary: 'Send an enquiry as a visitor of the site',
    access: 'public',
    // At most four bytes for each character, with the names and escapes.
    maxBytes: 64 * 1024,
    input: z.object({
      name: oneLine(enquiryLimits.name).min(1, 'Tell us your name.'),
      email: Address,
      organisation: oneLine(enquiryLimits.organisation).default(''),
      message: z
        .string()
        .trim()
        .min(1, 'Tell us what it is about.')
        .max(enquiryLimits.message, `A message has at most ${enquiryLimits.message} characters.`),
      /** A field hidden from people: an enquiry that fills it in is dropped. */
      homepage: z.string().max(1000).default(''),
    }),
    output: z.object({ success: z.literal(true) }),
  }),
  list: json({
    method: 'GET',
    path: '/enquiries',
    summary: 'What visitors of the site have asked, the newest first',
    access: 'staff',
    input: z.object({ state: EnquiryState.default('new') }),
    output: z.object({ enquiries: z.array(Enquiry), counts: z.record(EnquiryState, count) }),
  }),
  settle: json({
    method: 'POST',
    path: '/enquiries/:id',
    summary: 'Say what became of an enquiry',
    access: 'staff',
    input: z.object({ id: z.uuid(), state: EnquiryState }),
    output: z.object({ success: z.literal(true) }),
  }),
}
