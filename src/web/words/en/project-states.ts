export { healthNames, statusNames } from '#shared/projects.ts'
