export { healthNames, statusNames } from '#shared/german-names.ts'
