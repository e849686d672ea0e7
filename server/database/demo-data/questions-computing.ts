import type { DemoQuestion } from './demo-types.ts';

const OKAFOR = 'demo-amara-okafor';
const WHITCOMBE = 'demo-joel-whitcombe';

/** Computing for the demo bank. */
export const computingQuestions: readonly DemoQuestion[] = [
  {
    id: 'demo-comp-lan-wan',
    questionText: 'Describe the difference between a LAN and a WAN.',
    markSchemeAnswer: `a LAN covers a small area / one building / one site (1)
a WAN covers a large area / joins LANs in different places (1)
accept: the internet as an example of a WAN; a school network as an example of a LAN
ignore: speed, cost
do not accept: a LAN has wires and a WAN is wireless`,
    maxMark: 2,
    topic: 'Networks',
    subject: 'Computing',
    level: 'GCSE Foundation',
    specCode: '1.3.1',
    textBoxSize: 'medium',
    teacher: OKAFOR,
  },
  {
    id: 'demo-comp-packets',
    questionText: 'Describe how a photo is sent across the internet by packet switching.',
    markSchemeAnswer: `any three from:
the data is split into packets (1)
each packet has a header with the destination address / a packet number (1)
routers send packets on, and they may take different routes (1)
packets are put back in order when they arrive (1)
missing packets are asked for again (1)
accept: IP address for destination address
do not accept: all packets take the same route`,
    maxMark: 3,
    topic: 'Networks',
    subject: 'Computing',
    level: 'GCSE Higher',
    specCode: '1.3.2',
    textBoxSize: 'medium',
    teacher: OKAFOR,
  },
  {
    id: 'demo-comp-binary',
    questionText: 'Convert the 8-bit binary number 01011010 to denary.',
    markSchemeAnswer: `90 (1)
ignore: working`,
    maxMark: 1,
    topic: 'Data representation',
    subject: 'Computing',
    level: 'GCSE Foundation',
    specCode: '1.2.4',
    textBoxSize: 'small',
    teacher: OKAFOR,
  },
  {
    id: 'demo-comp-ram-rom',
    questionText: 'Give two differences between RAM and ROM.',
    markSchemeAnswer: `any two from:
RAM is volatile / loses its data without power, ROM does not (1)
RAM can be written to, ROM is read-only (1)
RAM holds the programs and data in use, ROM holds the start-up instructions (1)
ignore: size, price`,
    maxMark: 2,
    topic: 'Memory',
    subject: 'Computing',
    level: 'GCSE Foundation',
    specCode: '1.2.1',
    textBoxSize: 'medium',
    teacher: WHITCOMBE,
  },
  {
    id: 'demo-comp-phishing',
    questionText: 'Explain what phishing is and give one way to protect people from it.',
    markSchemeAnswer: `a message pretends to come from someone you trust, e.g. a bank (1)
to trick you into giving away personal data / passwords (1)
check the sender / do not follow links / train staff / filter spam (1)
do not accept: it is a virus
ignore: use antivirus software`,
    maxMark: 3,
    topic: 'Network security',
    subject: 'Computing',
    level: 'GCSE Higher',
    specCode: '1.4.1',
    textBoxSize: 'medium',
    teacher: WHITCOMBE,
  },
];
