import type { Ban } from './reading.ts'

type Kind = { name: string; words: RegExp; of: Ban['of']; also: string[] }

/** Kinds of parts, of hosting and of making that briefs refuse as a whole. */
export const bannedKinds: Kind[] = [
  {
    name: 'public cloud',
    words: /\b(?:public clouds?|any cloud|cloud (?:services?|hosting|solutions?|products?))\b/i,
    of: 'hosting',
    also: ['AWS', 'Azure', 'Google Cloud', 'SaaS'],
  },
  { name: 'cloud', words: /\bclouds?\b/i, of: 'hosting', also: ['public cloud', 'AWS', 'Azure', 'Google Cloud', 'SaaS'] },
  { name: 'SaaS', words: /\b(?:SaaS|software as a service)\b/i, of: 'hosting', also: [] },
  { name: 'blockchain', words: /\bblock-?chain\b/i, of: 'kind', also: ['distributed ledger', 'Hyperledger'] },
  { name: 'chatbot', words: /\b(?:chat-?\s?bots?|voice ?bots?|bots?)\b/i, of: 'kind', also: [] },
  {
    name: 'language model',
    words: /\b(?:(?:large )?language models?|LLMs?|generative AI|gen ?AI)\b/i,
    of: 'kind',
    also: ['LLM', 'generative AI', 'chatbot'],
  },
  {
    name: 'artificial intelligence',
    words: /\b(?:artificial intelligence|AI)\b/,
    of: 'kind',
    also: ['machine learning', 'language model'],
  },
  {
    name: 'machine learning',
    words: /\b(?:machine learning|predictive models?)\b/i,
    of: 'kind',
    also: ['deep learning', 'neural network'],
  },
  // Who refuses it may have models that can be explained.
  { name: 'deep learning', words: /\b(?:deep learning|neural networks?)\b/i, of: 'kind', also: ['neural network'] },
  { name: 'fine-tuning', words: /\bfine-?tuning\b/i, of: 'kind', also: [] },
  { name: 'facial recognition', words: /\b(?:facial|face) recognition\b/i, of: 'kind', also: [] },
  { name: 'biometrics', words: /\bbiometric(?:s| data| identification)?\b/i, of: 'kind', also: [] },
  { name: 'SMS', words: /\b(?:SMS|text[- ]messages?)\b/i, of: 'kind', also: ['text message'] },
  { name: 'open source', words: /\bopen[- ]source(?: software| components?)?\b/i, of: 'kind', also: [] },
  { name: 'agents', words: /\bAI agents?\b|\bagents? (?:on|software)\b/i, of: 'kind', also: [] },
  {
    name: 'robotic process automation',
    words: /\b(?:RPA|robotic process automation|screen scraping|robots?)\b/i,
    of: 'kind',
    also: ['RPA'],
  },
  { name: 'microservices', words: /\bmicro-?services\b/i, of: 'kind', also: [] },
  { name: 'containers', words: /\bcontainers\b/i, of: 'kind', also: ['Kubernetes', 'Docker'] },
  { name: 'data lake', words: /\bdata lakes?\b/i, of: 'kind', also: ['lakehouse'] },
  { name: 'data warehouse', words: /\b(?:second |new )?data warehouses?\b/i, of: 'kind', also: [] },
  { name: 'golden record', words: /\bgolden records?\b/i, of: 'kind', also: ['central copy'] },
  { name: 'digital twin', words: /\bdigital twins?\b/i, of: 'kind', also: [] },
  { name: 'mobile app', words: /\b(?:(?:mobile|native|phone) apps?|smartphone apps?)\b/i, of: 'kind', also: [] },
  { name: 'QR codes', words: /\bQR codes?\b/i, of: 'kind', also: [] },
  { name: 'database triggers', words: /\b(?:database )?triggers\b/i, of: 'kind', also: [] },
  { name: 'macros', words: /\b(?:Excel )?macros\b/i, of: 'kind', also: [] },
  {
    name: 'low-code platform',
    words: /\b(?:low|no)[- ]?code(?: (?:platforms?|tools?|products?|solutions?))?\b/i,
    of: 'kind',
    also: [
      'low-code',
      'no-code',
      ...'Power Apps,Power Platform,Power Automate,OutSystems,Mendix,AppSheet,Appian,Oracle APEX,SAP Build Apps,Retool,Budibase,Joget,Dataverse'.split(
        ',',
      ),
    ],
  },
  {
    name: 'licences by user',
    words:
      /\b(?:licen[cs](?:es?|ing)|subscriptions?|fees|charges|pric(?:es|ing)|billing) (?:by|per|for each|for every) (?:named )?(?:user|seat|head|employee|person|device|owner|member)s?\b/i,
    of: 'kind',
    also: ['per-user licence', 'named-user licence'],
  },
  { name: 'offshore work', words: /\b(?:offshor(?:e|ing)|near-?shor(?:e|ing))\b/i, of: 'place', also: [] },
  {
    name: 'in-house development',
    words: /\b(?:own|custom|in-house|bespoke|self-built) (?:development|build|code|software)\b/i,
    of: 'kind',
    also: [],
  },
]
