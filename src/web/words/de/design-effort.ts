import { plural } from '../counted.ts'

export const effort = 'Tage je Rolle'
export const costs = 'Sätze und andere Kosten'
export const days = 'Tage'
export const money = 'Kosten'
export const noRate = 'Kein Satz'
export const daysOf = (role: string, work: string) => `Tage von ${role} für ${work}`
export const howDaysAreTyped = 'Tage sind eine Zahl oder ein Bereich, zum Beispiel 5–8.'
export const blocksArePasted = 'Ein Block von Zellen aus einer Tabelle wird ab der gewählten Zelle eingefügt.'
export const allDays = (text: string) => `${text} Tage insgesamt.`
export const allMoney = (text: string) => `Zu diesen Sätzen: ${text}.`
export const takeFirmRates = (count: number) =>
  plural(count, 'Hauseigenen Satz für 1 Rolle übernehmen', `Hauseigene Sätze für ${count} Rollen übernehmen`)
export const fromFirmRates = (roles: string, day: string) => `Aus den hauseigenen Sätzen vom ${day}: ${roles}.`
export const inAll = (currency: string, once: string, yearly: string) =>
  `Insgesamt in ${currency}: ${once} einmalig und ${yearly} im Jahr.`
export const inAllBare = (once: string, yearly: string) => `Insgesamt: ${once} einmalig und ${yearly} im Jahr.`
export const withoutPrice = (count: number) =>
  plural(count, '1 Zeile hat keinen Preis und ist nicht enthalten.', `${count} Zeilen haben keinen Preis und sind nicht enthalten.`)
export const withoutCurrency = (count: number) =>
  plural(count, '1 Zeile hat keine Währung.', `${count} Zeilen haben keine Währung.`)
export const giveCurrency = (currency: string) => `${currency} dafür verwenden`
export const amountsOfBrief = 'Neben den Beträgen des Auftrags:'
export const quoted = (words: string, reference: string) => `„${words}“ (${reference})`
export const paid = {
  once: (amount: string) => `${amount} einmalig`,
  month: (amount: string) => `${amount} im Monat`,
  year: (amount: string) => `${amount} im Jahr`,
} as const
export const spanned = (low: string, high: string) => (low === high ? low : `${low} bis ${high}`)
export const less = (amount: string) => `${amount} weniger`
export const more = (amount: string) => `${amount} mehr`
export const same = 'derselbe Betrag'
export const thanUpper = (difference: string) => `${difference} als der höhere Betrag`
export const role = 'Rolle'
export const addRole = 'Rolle hinzufügen'
