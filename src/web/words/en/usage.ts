import { counted } from '../counted.ts'

export const priceNotKnown = 'price not known'
export const vendorsCacheSaved = (money: string) => `; the vendor’s cache saved ${money}`
export const minS = (floor: number, value: number) => `${floor} min ${value} s`
export const theAgent = 'The agent'
export const repeatedText = (text: string, times: number) => `${text} (${times} times)`
export const andFailed = (count: string) => `, ${count} failed`
export const fromTheCache = (count: string) => ` (${count} from the cache)`
export const cost = 'Cost'
export const time = 'Time'
export const tokens = 'Tokens'
export const readWritten = (count: string, cached: string, count2: string) => `${count} read${cached}, ${count2} written`
export const aboutMoney = (money: string) => `about ${money}`
export const nothing = 'nothing'
export const requestCount = (count: number) => counted(count, 'request', 'requests')
