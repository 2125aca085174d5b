import { z } from 'zod'
import { json } from './endpoint.ts'
import { Succeeded } from './succeeded.ts'

/** 0 if no rates were saved yet. */
const version = z.int().nonnegative()
const most = { roles: 200, name: 100, rate: 1_000_000 }

/** What a day of a role costs. */
export const DayRate = z.object({
  role: z.string().trim().min(1, 'A role has a name.').max(most.name),
  rate: z.number('A day rate is a number.').positive('A day rate is more than 0.').max(most.rate),
})
export type DayRate = z.infer<typeof DayRate>

const RateCard = z.object({
  version,
  currency: z.string().regex(/^[A-Z]{3}$/, 'A currency is a code of three letters, such as EUR.'),
  rates: z.array(DayRate).max(most.roles),
})

export const ratesApi = {
  get: json({
    method: 'GET',
    path: '/rates',
    summary: 'The firm’s day rates by role, and the roles of its reference designs',
    access: 'staff',
    input: z.object({}),
    output: RateCard.extend({
      /** The day of the rates and the person who saved them; null if there are none. */
      saved: z.object({ day: z.iso.date(), by: z.string() }).nullable(),
      roles: z.array(z.string()),
    }),
  }),
  save: json({
    method: 'POST',
    path: '/rates',
    summary: 'Save the firm’s day rates. Designs keep the rates they have. Refused if others were saved since `base`',
    access: 'administrator',
    input: z.object({ base: version, currency: RateCard.shape.currency, rates: RateCard.shape.rates }),
    output: Succeeded.extend({ version }),
  }),
}
