import { computerVisionChoices } from './computer-vision-choices.ts'
import { computerVisionRelations } from './computer-vision-relations.ts'
import type { Pattern } from './pattern.ts'

export const computerVision: Pattern = {
  id: 'computer-vision',
  name: 'Computer vision',
  noun: 'vision platform',
  approach:
    'Images are taken under fixed light, judged by a model beside the camera where time or network demands it, doubtful ones are judged by a person, and every judgement becomes a labelled example for the next version.',
  calledBy: [
    { words: /\b(?:computer|machine) vision\b/i, weight: 6 },
    { words: /\bphotographs? of\b|\bkinds of damage\b/i, weight: 3 },
    {
      words:
        /\b(?:visual|optical|camera|image)[- ](?:based )?inspections?\b|\bimage (?:recognition|classification|segmentation|analysis)\b|\bobject detection\b/i,
      weight: 6,
    },
    {
      words:
        /\b(?:line|inspection|CCTV|thermal|overhead|industrial|gate|colou?r|line-scan|area-scan) cameras?\b|\bcameras (?:on|at|above|over|along|beside)\b/i,
      weight: 4,
    },
    {
      words:
        /\b(?:defects?|scratches|cracks|surface faults?|missed defects?|false rejects?|escapes)\b[^.\n]{0,100}\b(?:images?|cameras?|photos?|detect\w*|line)\b|\b(?:images?|cameras?|photos?|detect\w*)\b[^.\n]{0,100}\b(?:defects?|scratches|cracks|damage)\b/i,
      weight: 4,
    },
    {
      words: /\b(?:edge inference|NVIDIA Jetson|Jetson|Triton|YOLO\w*|Rekognition|Custom Vision|Cognex|Greengrass|IoT Edge)\b/,
      weight: 3,
    },
    {
      words:
        /\b(?:photos?|photographs?|images?|drone footage|satellite imagery|x-?rays?|scans?)\b[^.\n]{0,60}\b(?:classif\w+|assess\w*|detect\w*|recogni[sz]\w*|segment\w*|count\w*|measur\w*)\b/i,
      weight: 4,
    },
    {
      words:
        /\b(?:label(?:l?ed|l?ing)|annotat\w+)\b[^.\n]{0,40}\bimages?\b|\bimages?\b[^.\n]{0,40}\b(?:label(?:l?ed|l?ing)|annotat\w+)\b/i,
      weight: 2,
    },
  ],
  elements: [
    { capability: 'image-inference' },
    { capability: 'edge-node', optional: true },
    {
      capability: 'review-workbench',
      responsibility:
        'Shows images that the model is uncertain of, with what it found marked, and takes the judgement of a trained person.',
    },
    {
      capability: 'lake',
      responsibility:
        'Keeps images with what was found, judged and labelled, in versions, so that a model can be trained and examined again.',
    },
    { capability: 'labelling' },
    { capability: 'model-lifecycle' },
    { capability: 'dashboards', optional: true },
    { capability: 'evaluation-service', optional: true },
    { capability: 'api-gateway', optional: true },
    { capability: 'event-broker', optional: true },
  ],
  relations: computerVisionRelations,
  dataEntities: [
    {
      name: 'Image',
      description: 'One picture with how it was taken.',
      store: 'lake',
      classification: 'confidential',
      fields: [
        ['image_id', 'text', 'Given when it is taken', 'internal'],
        ['content', 'bytes', 'The picture, people and number plates masked where they may appear', 'confidential'],
        ['taken_at', 'timestamp', 'When, by the clock of the place', 'internal'],
        ['place', 'text', 'Site, line and camera', 'internal'],
        ['subject', 'text', 'Serial number, batch or case it belongs to', 'internal'],
        ['settings', 'structured', 'Light, exposure, focus measure', 'internal'],
      ],
    },
    {
      name: 'Finding',
      description: 'What a model saw in one image, and what a person said of it.',
      store: 'lake',
      classification: 'internal',
      fields: [
        ['image_id', 'text', 'The image', 'internal'],
        ['class', 'text', 'From the agreed list, or "unknown"', 'internal'],
        ['area', 'structured', 'Box or outline', 'internal'],
        ['certainty', 'number', 'Between nought and one, calibrated on the test set', 'internal'],
        ['result', 'text', 'Pass, fail or to be judged', 'internal'],
        ['judged_as', 'text', 'What a person decided, if anybody did', 'internal'],
        ['model_version', 'text', 'Version that answered', 'internal'],
      ],
    },
    {
      name: 'Label set',
      description: 'A version of labelled images, with the guide by which they were labelled.',
      store: 'lake',
      classification: 'internal',
      fields: [
        ['version', 'text', 'Its number', 'internal'],
        ['guide', 'text', 'Version of the labelling guide', 'internal'],
        ['images_by_class', 'structured', 'How many of each class, place and product', 'internal'],
        ['agreement', 'number', 'How far two labellers agree on those labelled twice', 'internal'],
        ['held_out', 'list of text', 'Images that no training may use', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Image judgement',
      provider: 'image-inference',
      consumers: ['edge-node', 'api-gateway', 'review-workbench', 'evaluation-service'],
      operations: [
        {
          name: 'Judge an image',
          request: 'Image, subject, place and settings',
          response: 'Result, findings with area and certainty, model version',
          errors: [
            'Unusable image: dark, blurred or out of frame; take it again',
            'Unknown product: no model is released for it',
            'Too late: the cycle has ended; the item counts as to be judged',
          ],
        },
        {
          name: 'Return a judgement',
          request: 'Image id, class, area and who judged',
          response: 'Acknowledgement',
          errors: ['Unknown image'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'An item is inspected within its cycle',
      trigger: 'An item reaches the camera.',
      steps: [
        ['source', 'edge-node', 'Delivers the image with its trigger'],
        ['source', 'image-inference', 'Delivers the image', 'edge-node'],
        ['edge-node', 'image-inference', 'Checks light and focus, then has the image judged'],
        ['image-inference', 'review-workbench', 'Hands the image over where it is uncertain'],
        ['edge-node', 'lake', 'Sends the finding, with the image if it is chosen to be kept'],
        ['image-inference', 'lake', 'Stores the finding and the image', 'edge-node'],
      ],
      failure: {
        when: 'The image is unusable, the model does not answer within the cycle, or the network is away.',
        response:
          'The item is set aside to be judged by a person and never passed unseen; the node goes on without the network and sends its findings when it is back.',
      },
      shows:
        /\b(?:inspect\w*|defects?|images?|cameras?|within \d+ ?(?:ms|milliseconds|seconds?)|line|detect\w*|edge|network|offline)\b/i,
    },
    {
      name: 'A new kind of defect reaches the model',
      trigger: 'A reviewer marks a finding as unknown, or a complaint names a missed one.',
      steps: [
        ['person', 'review-workbench', 'Marks the image and names the new class'],
        ['review-workbench', 'lake', 'Records the judgement'],
        ['lake', 'labelling', 'Supplies similar images to be labelled, a share of them twice'],
        ['labelling', 'lake', 'Returns a new label set'],
        ['lake', 'model-lifecycle', 'Supplies it for training and for the test by class, place and product'],
        ['model-lifecycle', 'edge-node', 'Rolls the approved model out to one node, then to the rest'],
        ['model-lifecycle', 'image-inference', 'Releases the approved model', 'edge-node'],
      ],
      failure: {
        when: 'The new model misses more of a known class, or a node does not take the new version.',
        response:
          'It is not released, or the node keeps the version it has and says so; both versions are counted apart until all are alike.',
      },
      shows:
        /\b(?:label\w*|annotat\w*|new (?:defects?|products?|class\w*)|retrain\w*|review\w*|inspectors?|models? (?:must|should|can) be)\b/i,
    },
  ],
  targets: [
    {
      topic: 'accuracy',
      proposal:
        'missed defects and false rejects agreed by class, from the cost of each, and no worse than two trained people on the same images',
      reason: 'inspectors differ too; their agreement is measured first and is the baseline',
    },
    {
      topic: 'response time',
      proposal: 'a result within 200 ms from the trigger',
      reason: 'it has to stand before the item reaches the point where it can be set aside; the cycle of the line decides',
    },
    {
      topic: 'availability',
      proposal: '99.9 % of production time for the node at the line, without need of the network',
      reason: 'a stopped inspection stops the line or lets items pass unseen',
    },
    {
      topic: 'retention',
      proposal: 'every failed or doubtful image for 24 months, one in a hundred of the good ones for 3 months',
      reason: 'enough to learn from and to answer a complaint, without keeping all',
    },
    {
      topic: 'volume',
      proposal: 'items a minute, images an item and megabytes an image measured on one line',
      reason: 'node, network and storage follow from their product',
    },
    {
      topic: 'recovery',
      proposal: 'a spare node in place within 1 hour, and RPO 24 hours for images and labels',
      reason: 'the line cannot wait for a delivery; images can be late',
    },
  ],
  ...computerVisionChoices,
}
