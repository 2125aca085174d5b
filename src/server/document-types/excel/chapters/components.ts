import { components as shared } from '../../chapters/components.ts'
import type { Chapter } from '../../document-type.ts'

/** Sheets need short names. */
export const components: Chapter = { ...shared, heading: 'Components' }
