// The program of the threads that compose, but for a project of a certain name, which takes the processor as long as it may.
import { limitErrors, generationWork } from '#server/generation/generation-work.ts'
import { answerWork } from '#server/platform/answer-work.ts'
import { slowProject } from './fairness-accounts.ts'

/** Milliseconds of the processor for one piece of work: less than a task may take, so that only the whole passes a bound. */
const slowness = 12_000

function burn({ projectName }: { projectName: string }) {
  if (!projectName.startsWith(slowProject)) return
  const { user } = process.cpuUsage()
  const until = performance.now() + 4 * slowness
  while ((process.cpuUsage().user - user) / 1000 < slowness && performance.now() < until);
}

const table: typeof generationWork = {
  ...generationWork,
  proposeSolution(asked) {
    burn(asked.brief)
    return generationWork.proposeSolution(asked)
  },
  writeWords(asked) {
    burn(asked.brief)
    return generationWork.writeWords(asked)
  },
  buildVersion(asked) {
    burn(asked.brief)
    return generationWork.buildVersion(asked)
  },
  readBack(asked) {
    burn(asked)
    return generationWork.readBack(asked)
  },
}
answerWork(table, { longest: 1_600_000, refuse: limitErrors.length })
