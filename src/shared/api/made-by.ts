import { z } from 'zod'

/** How a version was made. */
export const MadeBy = z.enum(['generation', 'rollback', 'rulings', 'edit', 'rewrite', 'change', 'patch'])
export type MadeBy = z.infer<typeof MadeBy>
