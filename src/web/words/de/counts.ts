import { counted, plural } from '../counted.ts'

export const documentCount = (count: number) => counted(count, 'Dokument', 'Dokumente')
export const clientCount = (count: number) => counted(count, 'Kunde', 'Kunden')
export const projectCount = (count: number) => counted(count, 'Projekt', 'Projekte')
export const openQuestionCount = (count: number) => `${count} ${plural(count, 'offene Frage', 'offene Fragen')}`
