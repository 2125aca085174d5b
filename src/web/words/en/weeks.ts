export { weekPartNames, weekText } from '#shared/week-words.ts'
