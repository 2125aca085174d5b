import { counted, plural } from '../counted.ts'

export const documentCount = (count: number) => counted(count, 'document', 'documents')
export const clientCount = (count: number) => counted(count, 'client', 'clients')
export const projectCount = (count: number) => counted(count, 'project', 'projects')
export const openQuestionCount = (count: number) => `${count} open ${plural(count, 'question', 'questions')}`
