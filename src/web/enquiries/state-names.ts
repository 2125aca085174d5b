import type { EnquiryState } from '#shared/limits.ts'
import * as words from '#words/enquiries.ts'
import * as general from '#words/general.ts'

export const stateNames: Record<EnquiryState, string> = { new: general.newLabel, answered: words.answered, closed: words.closed }
