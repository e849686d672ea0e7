import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Rows that begin with the skill that a mark is for, and tables of the A level boards. */
const CASES: readonly MarkedScheme[] = [
  [
    'Explain one benefit to a hotel of training its staff.',
    'K (1)  for a benefit of training, e.g. staff work faster; fewer mistakes are made; staff stay longer\nAP (1)  for context, e.g. guests, rooms, reception, check-in\nAN (1)  for the consequence for the business, e.g. so customers come back; so costs fall; so profit is higher',
    3,
    [
      [
        'Trained staff make fewer mistakes, for example at reception when guests arrive, so customers come back.',
        3,
      ],
      ['Fewer mistakes are made so costs fall.', 2],
      ['staff stay longer', 1],
      ['Training is good for everybody.', 0],
    ],
  ],
  [
    'Explain one reason why a country might put a quota on imported cars. The country has 90 000 car workers.',
    'K 1   Knowledge of one reason, e.g. to protect jobs / to protect an infant industry / to improve the balance of trade\nAP 1   Use of the context, e.g. 90 000 car workers, cars\nAN 1   Analysis of the effect, e.g. domestic firms sell more / fewer workers lose their jobs',
    3,
    [
      [
        'To protect jobs: the 90 000 car workers. Domestic firms sell more because fewer foreign ones come in.',
        3,
      ],
      ['to improve the balance of trade', 1],
      ['Quotas make holidays cheaper.', 0],
    ],
  ],
  [
    'Explain one advantage of being a sole trader who runs a salon.',
    'Knowledge (1): e.g. makes all decisions; keeps all the profit; easy to set up\nApplication (1): e.g. salon, haircuts, clients\nAnalysis (1): e.g. so can react quickly; so is more motivated',
    3,
    [
      ['She keeps all the profit from every haircut in the salon so she is more motivated.', 3],
      ['easy to set up', 1],
      ['He has limited liability.', 0],
    ],
  ],
  [
    'Explain one way in which a cinema could increase its revenue.',
    'AO1 (1)  Identifies a way, e.g. higher prices; more adverts; a loyalty card\nAO2 (1)  Applies it to the cinema, e.g. films, popcorn, seats, screens\nAO3 (1)  Explains the effect, e.g. so more people come; so each visitor spends more',
    3,
    [
      ['It could have a loyalty card for films so more people come.', 3],
      ['more adverts', 1],
      ['The boss should be nicer.', 0],
    ],
  ],
  [
    'A dice maker claims that a dice shows a six with probability 1/6. Ana believes that it shows sixes more often. Given P(X ≥ 8) = 0.038 for X ~ B(24, 1/6), test her belief at the 5% level.',
    'Question 6\tMarking Instructions\tAO\tMarks\tTypical Solution\n\tStates both hypotheses in terms of p\t2.5\tB1\tH0: p = 1/6  H1: p > 1/6\n\tCompares 0.038 with 0.05\t1.1a\tM1\t0.038 < 0.05\n\tInfers reject H0\t2.2b\tA1\tReject H0\n\tConcludes in context\t3.2a\tA1\tThere is sufficient evidence that the probability of a six is higher than 1/6\n\tTotal\t\t4',
    4,
    [['8 out of 24 is a third.', 0]],
  ],
  [
    'Explain why a bridge has gaps in it.',
    'Question 2\tMarking instructions\tAO\tMarks\tTypical solution\n\tStates that metal expands\t1.1\tB1\tThe steel gets longer in the heat\n\tLinks it to the gap\t2.1\tB1\tSo there must be room or the bridge would buckle',
    2,
    [
      ['The steel gets longer in the heat so there must be room or the bridge would buckle.', 2],
      ['Metal expands.', 1],
      ['It is cheaper.', 0],
    ],
  ],
  [
    'Show that the sum of two consecutive odd numbers is a multiple of 4.',
    'Q\tAnswer\tMark\tComments\n7\tAlternative method 1\n\t2n + 1 + 2n + 3\tM1\toe\n\t4n + 4\tA1\n\t4(n + 1) and so a multiple of 4\tA1\n\tAlternative method 2\n\t2n − 1 + 2n + 1\tM1\toe\n\t4n\tA1\n\t4n is a multiple of 4\tA1',
    3,
    [['2n+1 + 2n+3 = 4n + 4 = 4(n+1), so a multiple of 4', 3]],
  ],
];

testMarks(CASES);
