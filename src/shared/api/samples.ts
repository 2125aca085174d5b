import { z } from 'zod'
import { sectors } from '../firm.ts'
import { json } from './endpoint.ts'

export const PortfolioClient = z.object({
  id: z.string(),
  name: z.string(),
  sector: z.enum(sectors),
  type: z.literal('Enterprise'),
  engagement: z.string(),
  status: z.literal('Active'),
  startYear: z.int(),
  /** A year, as displayed. */
  value: z.string(),
})
export type PortfolioClient = z.infer<typeof PortfolioClient>

export const Startup = z.object({ name: z.string(), stage: z.string(), engagement: z.string() })
export type Startup = z.infer<typeof Startup>

export const SampleProject = z.object({
  id: z.string(),
  name: z.string(),
  client: z.string(),
  status: z.enum(['completed', 'in-progress', 'planning']),
  description: z.string(),
  /** Percent. */
  progress: z.int(),
  deadline: z.string(),
  team: z.int(),
  budget: z.string(),
})
export type SampleProject = z.infer<typeof SampleProject>

/** Fees and costs are only for staff, so they are not part of any script that everyone can fetch. */
export const samplesApi = {
  portfolio: json({
    method: 'GET',
    path: '/samples/portfolio',
    summary: 'The sample clients of the portfolio, for staff',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ clients: z.array(PortfolioClient), startups: z.array(Startup) }),
  }),
  projects: json({
    method: 'GET',
    path: '/samples/projects',
    summary: 'The sample projects, for staff',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ projects: z.array(SampleProject) }),
  }),
}
