export { changedFactsWords } from '#shared/changed-facts-words.ts'
