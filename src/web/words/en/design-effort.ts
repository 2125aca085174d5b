import { plural } from '../counted.ts'

export const effort = 'Days by role'
export const costs = 'Rates and other costs'
export const days = 'Days'
export const money = 'Cost'
export const noRate = 'No rate'
export const daysOf = (role: string, work: string) => `Days of ${role} for ${work}`
export const howDaysAreTyped = 'Days are a number or a range, such as 5–8.'
export const allDays = (text: string) => `${text} days in all.`
export const allMoney = (text: string) => `At these rates: ${text}.`
export const takeFirmRates = (count: number) =>
  plural(count, 'Use the firm’s rate for 1 role', `Use the firm’s rates for ${count} roles`)
export const fromFirmRates = (roles: string, day: string) => `From the firm’s rates of ${day}: ${roles}.`
export const role = 'Role'
export const addRole = 'Add a role'
