export { changedFactsWords } from '#shared/changed-facts-words-german.ts'
