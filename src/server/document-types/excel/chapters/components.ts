import { components as shared } from '../../chapters/components.ts'
import type { Chapter } from '../../document-type.ts'

/** A sheet's name is short. */
export const components: Chapter = { ...shared, heading: 'Components' }
