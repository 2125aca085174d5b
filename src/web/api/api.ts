import { calls } from 'virtual:calls'
import type { api as table } from '#shared/api/api.ts'
import { createCaller } from './caller.ts'

export const api = createCaller<typeof table>(calls, (url, request) => fetch(url, request))
