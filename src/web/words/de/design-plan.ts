import { weekCount } from './design.ts'

export const weeksOf = (name: string) => `Wochen von ${name}`
export const startOfWork = (name: string) => `Beginn von ${name}`
export const notBeforeDay = (day: string) => `nicht vor dem ${day}`
export const fromWeek = (start: number, count: number) => `${weekCount(count)} ab Woche ${start}`
