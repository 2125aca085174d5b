export { weekPartNames, weekText } from '#shared/week-words-german.ts'
