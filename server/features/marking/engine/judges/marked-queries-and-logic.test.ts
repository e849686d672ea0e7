import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Queries and logic expressions as students write them, in part or beside other answers. */
const CASES: readonly MarkedScheme[] = [
  [
    'A table Boats has the fields BoatID, Name, Length and BuildYear. Write an SQL query to show the names of all boats built after 1990, in order of name.',
    'SELECT Name\t1\nFROM Boats\t1\nWHERE BuildYear > 1990\t1\tA. >= 1991\nORDER BY Name (ASC)\t1\nI. case, A. Boats.Name etc',
    4,
    [
      ['SELECT Name FROM Boats WHERE BuildYear > 1990 ORDER BY Name', 4],
      ['select boats.name\nfrom boats\nwhere boats.buildyear >= 1991\norder by boats.name', 4],
      ['SELECT Name FROM Boats WHERE BuildYear > "1990" ORDER BY Name ASC', 4],
      ['SELECT Name FROM Boats WHERE BuildYear >= 1990 ORDER BY Name', 3],
    ],
  ],
  [
    'A table Shirts has the fields Code, Colour, Price and Stock. Write an SQL query to show the code and price of all blue shirts in stock that cost less than £25.',
    'SELECT Code, Price (1)\nFROM Shirts (1)\nWHERE Colour = "Blue" AND Stock > 0 AND Price < 25 (1)',
    3,
    [
      ['SELECT Code, Price FROM Shirts WHERE Colour = "Blue" AND Stock >= 1 AND Price < 25.00', 3],
      ["SELECT Code, Price FROM Shirts WHERE Price < 25 AND Colour = 'Blue' AND Stock > 0", 3],
      ['SELECT Code, Price FROM Shirts WHERE Colour = "Blue" AND Stock > 0 AND Price <= 24', 2],
    ],
  ],
  [
    'The price of the ticket with the TicketID T7 in the table Ticket is now 6.50. Write the SQL statement that changes it.',
    'UPDATE Ticket (1)\nSET Price = 6.50 (or 6.5) (1)\nWHERE TicketID = "T7" (1)',
    3,
    [
      ['UPDATE Ticket SET Price = 6.50 WHERE TicketID = "T7"', 3],
      ["update ticket\nset price = 6.5\nwhere ticketid = 'T7'", 3],
      ['UPDATE Ticket SET Price = 65 WHERE TicketID = "T7"', 2],
    ],
  ],
  [
    'A pump P runs when the tank is not full (F = 0) and either switch A or switch B is on. Write a Boolean expression for P.',
    'P = NOT F AND (A OR B)\t2\naccept F̄.(A + B)',
    2,
    [
      ['P = NOT F AND (A OR B)', 2],
      ["P = (A+B).F'", 2],
      ['P = ¬F ∧ (A ∨ B) because F must be off', 2],
      ['(A or B) and not F, so the pump runs', 2],
      ['F AND (A OR B)', 0],
    ],
  ],
  [
    'A fan (Q) runs when the room is hot (H = 1) and the window is closed (W = 0). (a) Write a Boolean expression for Q. (b) State the value of Q when H = 1 and W = 1.',
    '(a) Q = H AND NOT W (1)\n(b) 0 (1)',
    2,
    [
      ['a) Q = H AND NOT W b) 0', 2],
      ["(a) H.W'\n(b) 0", 2],
      ['(a) H AND W (b) 1', 0],
    ],
  ],
  [
    'Complete the truth table for X = A AND NOT B. Give the value of X for each row: AB = 00, 01, 10, 11.',
    '1 mark for each pair of correct rows\nA\tB\tX\n0\t0\t0\n0\t1\t0\n1\t0\t1\n1\t1\t0',
    2,
    [
      ['0 0 1 0', 2],
      ['00 = 0\n01 = 0\n10 = 1\n11 = 0', 2],
      ['0\n0\n1\n1', 1],
      ['1, 0, 0, 0', 0],
      ['0 0 | 0\n0 1 | 0\n1 0 | 0\n1 1 | 0', 1],
    ],
  ],
  [
    'An output T is 1 when A is 1 and either B is 0 or C is 1. Write the Boolean expression.',
    '1 mark A AND … (A at the outside)\n1 mark NOT B\n1 mark (NOT B) OR C [in brackets]\ne.g. A AND (NOT B OR C)',
    3,
    [
      ['A AND (NOT B OR C)', 3],
      ['T = A.(¬B + C)', 3],
    ],
  ],
  [
    'A heater H is on if the switch S is on and either it is cold C or the timer T is on. Write a logic expression for H.',
    'H = S AND (C OR T)\n1 mark C OR T\n1 mark S AND (…)',
    2,
    [
      ['H = S AND (C OR T)', 2],
      ['C OR T', 1],
      ['S OR C AND T', 0],
    ],
  ],
];

testMarks(CASES);
