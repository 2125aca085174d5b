import { z } from 'zod'
import { json } from './endpoint.ts'
import { Succeeded } from './succeeded.ts'

const id = z.uuid()

/** The state of a document's copy in Google Drive. */
export const DriveCopy = z.object({
  state: z.enum(['waiting', 'synced', 'failed']),
  /** Link to the file in Drive, once it exists. */
  link: z.url().nullable(),
  /** Why it does not exist yet. */
  error: z.string().nullable(),
})
export type DriveCopy = z.infer<typeof DriveCopy>

export const driveApi = {
  copy: json({
    method: 'GET',
    path: '/documents/:id/drive',
    summary: 'How the copy of a document in Google Drive is doing; none where Drive is not set up, or nothing was put there',
    access: 'signed-in',
    input: z.object({ id }),
    output: z.object({ copy: DriveCopy.nullable() }),
  }),
  sync: json({
    method: 'POST',
    path: '/documents/:id/drive',
    summary: 'Put the newest version of a document to Google Drive now',
    access: 'signed-in',
    input: z.object({ id }),
    output: Succeeded,
  }),
}
