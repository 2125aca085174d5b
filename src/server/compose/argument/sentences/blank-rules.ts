import { lowered } from '../../assembly/phrases.ts'
import { type SentenceRule } from './sentence-rule.ts'

const blank = /^(.{8,120}?)[:?]?\s*_{3,}\s*$/

/** A line of a form that nobody filled in. */
const leftBlank: SentenceRule = {
  weight: 9,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'The form is empty there.',
  asks: ({ text }) => {
    const label = blank.exec(text.slice(0, 200))?.[1]
    return label ? `The form asks and is left empty: ${lowered(label)}. What is the answer?` : undefined
  },
}

const buzzwords =
  /\b(blockchain|NFTs?|artificial intelligence|machine learning|AI|big data|digital twin|metaverse|data lake|chat ?bot|GPT|LLM)\b/i

/** A means is named, and no problem. */
const whichProblem: SentenceRule = {
  weight: 9,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'Another means may fit better.',
  asks: ({ text }, { reading, statements }) => {
    const means = buzzwords.exec(text.slice(0, 300))?.[1]
    const isThin = statements.filter(({ kind }) => kind === 'need' || kind === 'rule').length < 3 && reading.systems.length < 2
    return means && isThin
      ? `What problem is ${/^(?:blockchain|digital twin|metaverse|data lake|chat ?bot)$/i.test(means) ? `the ${means.toLowerCase()}` : means} to solve?`
      : undefined
  },
}

const figuresOn = /\b(dashboard|cockpit|scorecard|control tower)\b/i
const figuresTold = /\b(?:KPIs?|indicators?|figures?|rate|share|number of|%|turnover|revenue|stock|delay|cost)\b/i

/** A dashboard without a figure. */
const whichFigures: SentenceRule = {
  weight: 8,
  kind: 'need',
  owner: 'Sponsor',
  why: 'Each figure needs a source.',
  asks: ({ text, kind }) => {
    const what = figuresOn.exec(text.slice(0, 300))?.[1]?.toLowerCase()
    return what && kind !== 'exclusion' && kind !== 'ban' && !figuresTold.test(text)
      ? `Which figures does the ${what} show?`
      : undefined
  },
}

const oldPapers = /\b(books|registers|ledgers|index cards|paper records|paper files|deeds)\b/i
const intoComputer = /\b(?:in(?:to)? the computer|digiti[sz]\w*|electronic\w*|scann?\w*|online)\b/i
const depthTold = /\b(?:transcri\w+|OCR|full[- ]text|searchable|index\w*|typed|images? only|HTR|handwriting recognition)\b/i

/** Old books are to be “in the computer”: as pictures, or as text that can be found. */
const picturesOrText: SentenceRule = {
  weight: 8,
  kind: 'need',
  owner: 'Sponsor',
  why: 'Text costs ten times as much.',
  asks: ({ text, kind }, { says }) => {
    const what = oldPapers.exec(text.slice(0, 300))?.[1]?.toLowerCase()
    return what && intoComputer.test(text) && kind !== 'exclusion' && !says(depthTold)
      ? `Are the ${what} scanned as images alone or transcribed so that they can be searched?`
      : undefined
  },
}

export const blankRules = [leftBlank, whichProblem, whichFigures, picturesOrText]
