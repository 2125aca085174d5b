import { z } from 'zod'

/** How a version came to be. */
export const MadeBy = z.enum(['generation', 'rollback', 'rulings', 'edit', 'rewrite', 'change', 'patch'])
export type MadeBy = z.infer<typeof MadeBy>
