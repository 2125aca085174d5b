export { briefFieldLabels } from '#shared/brief-field-labels.ts'
