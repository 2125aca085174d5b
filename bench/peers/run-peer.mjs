// Shared by the peers written in JavaScript: design.json, output, runs → processor milliseconds of each run.
import { readFileSync } from 'node:fs'

export async function runPeer(write) {
  const [, , designFile, output, runs] = process.argv
  const design = JSON.parse(readFileSync(designFile, 'utf8'))
  const times = []
  for (let run = 0; run < Number(runs); run++) {
    const before = process.cpuUsage()
    await write(design, output)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  console.log(JSON.stringify(times))
}
