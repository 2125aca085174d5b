import { weekCount } from './design.ts'

export const weeksOf = (name: string) => `Weeks of ${name}`
export const startOfWork = (name: string) => `Start of ${name}`
export const notBeforeDay = (day: string) => `not before ${day}`
export const fromWeek = (start: number, count: number) => `${weekCount(count)} from week ${start}`
