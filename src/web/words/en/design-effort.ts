import { plural } from '../counted.ts'

export const effort = 'Days by role'
export const costs = 'Rates and other costs'
export const days = 'Days'
export const money = 'Cost'
export const noRate = 'No rate'
export const daysOf = (role: string, work: string) => `Days of ${role} for ${work}`
export const howDaysAreTyped = 'Days are a number or a range, such as 5–8.'
export const blocksArePasted = 'A block of cells from a spreadsheet is pasted from the selected cell on.'
export const allDays = (text: string) => `${text} days in all.`
export const allMoney = (text: string) => `At these rates: ${text}.`
export const takeFirmRates = (count: number) =>
  plural(count, 'Use the firm’s rate for 1 role', `Use the firm’s rates for ${count} roles`)
export const fromFirmRates = (roles: string, day: string) => `From the firm’s rates of ${day}: ${roles}.`
export const inAll = (currency: string, once: string, yearly: string) => `In all in ${currency}: ${once} once and ${yearly} a year.`
export const inAllBare = (once: string, yearly: string) => `In all: ${once} once and ${yearly} a year.`
export const withoutPrice = (count: number) =>
  plural(count, '1 line has no price and is not included.', `${count} lines have no price and are not included.`)
export const withoutCurrency = (count: number) => plural(count, '1 line has no currency.', `${count} lines have no currency.`)
export const giveCurrency = (currency: string) => `Use ${currency} for them`
export const amountsOfBrief = 'Beside the amounts in the brief:'
export const quoted = (words: string, reference: string) => `“${words}” (${reference})`
export const paid = {
  once: (amount: string) => `${amount} once`,
  month: (amount: string) => `${amount} a month`,
  year: (amount: string) => `${amount} a year`,
} as const
export const spanned = (low: string, high: string) => (low === high ? low : `${low} to ${high}`)
export const less = (amount: string) => `${amount} less`
export const more = (amount: string) => `${amount} more`
export const same = 'the same amount'
export const thanUpper = (difference: string) => `${difference} than the higher amount`
export const role = 'Role'
export const addRole = 'Add a role'
