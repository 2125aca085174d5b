export { documentStateNames as states } from '#shared/document-states.ts'
