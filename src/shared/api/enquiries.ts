import { z } from 'zod'
import { enquiryLimits, enquiryStates } from '../enquiry-limits.ts'
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
  /** Who of the staff put it into that state; nobody where it is new. */
  settled: z.object({ by: z.string(), at: time }).nullable(),
})
export type Enquiry = z.infer<typeof Enquiry>

export const enquiriesApi = {
  send: json({
    method: 'POST',
    path: '/enquiries',
    summary: 'Ask the firm something, as a visitor of its site',
    access: 'public',
    // Four bytes for each character at most, with the names and what escapes take.
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
      /** No person sees this field: what is sent with words in it is dropped. */
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
