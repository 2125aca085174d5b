import { agentsWithGuardrails } from './agents-with-guardrails.ts'
import { computerVision } from './computer-vision.ts'
import { documentUnderstanding } from './document-understanding.ts'
import { forecasting } from './forecasting.ts'
import { mlops } from './mlops.ts'
import { modelEvaluation } from './model-evaluation.ts'
import type { Pattern } from './pattern.ts'
import { realTimeDecisioning } from './real-time-decisioning.ts'
import { recommendation } from './recommendation.ts'
import { retrievalAugmentedGeneration } from './retrieval-augmented-generation.ts'
import { speechAndConversation } from './speech-and-conversation.ts'

export const aiPatterns: Pattern[] = [
  retrievalAugmentedGeneration,
  agentsWithGuardrails,
  documentUnderstanding,
  speechAndConversation,
  computerVision,
  forecasting,
  recommendation,
  realTimeDecisioning,
  mlops,
  modelEvaluation,
]
