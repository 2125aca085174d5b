import { plural } from '../counted.ts'

export const effort = 'Tage je Rolle'
export const costs = 'Sätze und andere Kosten'
export const days = 'Tage'
export const money = 'Kosten'
export const noRate = 'Kein Satz'
export const daysOf = (role: string, work: string) => `Tage von ${role} für ${work}`
export const howDaysAreTyped = 'Tage sind eine Zahl oder ein Bereich, zum Beispiel 5–8.'
export const allDays = (text: string) => `${text} Tage insgesamt.`
export const allMoney = (text: string) => `Zu diesen Sätzen: ${text}.`
export const takeFirmRates = (count: number) =>
  plural(count, 'Hauseigenen Satz für 1 Rolle übernehmen', `Hauseigene Sätze für ${count} Rollen übernehmen`)
export const fromFirmRates = (roles: string, day: string) => `Aus den hauseigenen Sätzen vom ${day}: ${roles}.`
export const role = 'Rolle'
export const addRole = 'Rolle hinzufügen'
