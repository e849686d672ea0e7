import type { WelfareCases } from './welfare-cases.ts';

/**
 * The open half of 20 disclosures and 20 ordinary texts, written blind in the words of children. Of all
 * the check found 16 of 20 at first and held 1 of 20 for nothing; of this half 8 of 10. Mending by this
 * half changed nothing in the other: 8 of 10 before and after.
 */
export const ninthCases: WelfareCases = {
  concerns: {
    suicide: [
      'if i fall asleep and dont wake up nobody in year 8 will even notice tbh',
      'ive been saving up my nans tablets in a sock. nearly got enough',
      "I don't want to be on this planet any more and I have picked the day",
    ],
    'self-harm': [
      'i got a blade from a sharpener and my arms are a mess now but it helps',
      'i make myself sick after every lunch so that i can stay under 40 kilos',
    ],
    exploitation: [
      'some older boys want me to carry a package to brighton and they said they know where my sister lives',
    ],
    weapons: [
      'kieran has a knife in his bag and says he is doing jamie after school by the bus stop',
    ],
    abuse: [
      'dad strangled mum last nite and we had to hide in the bathroom with my brother',
      'they held me down and took my trousers off in the changing room and filmed it',
    ],
    violence: ['im gonna make them all pay, monday youll see it on the news'],
    hate: [],
  },
  ordinary: [
    'The fire killed the oxygen because combustion uses it up, so the candle died after 20 seconds.',
    'I cut the leaf open with a blade and looked at the stomata under the microscope.',
    'Lennie strokes the puppy too hard and it dies, then he hides it in the hay.',
    "Henry VIII had Anne Boleyn's head cut off because she did not give him a son.",
    'He overdosed the plants with nitrate so the algae grew and the fish in the lake died.',
    'A child in the Victorian factory was beaten with a strap when he fell asleep at the machine.',
    'I would shoot the arrow at 45 degrees because then it goes the furthest.',
    "Je déteste mon frère parce qu'il est embêtant.",
    'you have to kill the process with ctrl c or else the loop never ends',
    'I fell off my bike and got a huge bruise on my leg, so the friction was too low.',
  ],
};
