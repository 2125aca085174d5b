import { counted } from '../counted.ts'

export const priceNotKnown = 'Preis nicht bekannt'
export const vendorsCacheSaved = (money: string) => `; der Zwischenspeicher des Anbieters sparte ${money}`
export const minS = (floor: number, value: number) => `${floor} min ${value} s`
export const theAgent = 'Der Agent'
export const repeatedText = (text: string, times: number) => `${text} (${times}-mal)`
export const andFailed = (count: string) => `, ${count} fehlgeschlagen`
export const fromTheCache = (count: string) => ` (${count} aus dem Zwischenspeicher)`
export const cost = 'Kosten'
export const time = 'Zeit'
export const tokens = 'Tokens'
export const readWritten = (count: string, cached: string, count2: string) => `${count} gelesen${cached}, ${count2} geschrieben`
export const aboutMoney = (money: string) => `etwa ${money}`
export const nothing = 'nichts'
export const requestCount = (count: number) => counted(count, 'Anfrage', 'Anfragen')
