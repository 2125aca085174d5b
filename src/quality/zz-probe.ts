import { readFileSync } from 'node:fs'
import { Brief } from '#shared/brief.ts'
import { readBrief } from '#server/compose/reading/read-brief.ts'
import { cleanBrief } from '#server/compose/reading/clean-text.ts'
import { proposeSolution } from '#server/compose/propose-solution.ts'
const b = Brief.parse(JSON.parse(readFileSync('examples/aldgate-claims-lakehouse.json','utf8')))
const r = readBrief(cleanBrief(b), {today:'2026-01-05'})
console.log(r.hosting, JSON.stringify(r.mandates,null,1)); console.log(r.systems.map(({name,role,known})=>[name,role,known?.kind ?? known]))
const s = proposeSolution(b,{today:'2026-01-05'})
console.log(s.elements.map(({id,name,kind,technology,technologyStated})=>[id,name,kind,technology,technologyStated].join(' | ')).join('\n'))
console.log(s.questions.map(q=>q.kind+': '+q.text).join('\n'))
const w = Brief.parse(JSON.parse(readFileSync('examples/wexmoor-contact-assistant.json','utf8')))
console.log(proposeSolution(w,{today:'2026-01-05'}).questions.map(q=>q.kind+': '+q.text).join('\n'))
console.log(JSON.stringify(w.requirements,null,1).match(/.{200}(24 months|90 days).{200}/g))
