type Report = (problem: { node: unknown; message: string }) => void;

/** Selectors for calls that make a test wait for time to pass, or fail on a slow machine. */
const FORBIDDEN = {
  'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]':
    'A test waits for what it expects, not for time to pass.',
  'CallExpression[callee.property.name=/^toBe(Less|Greater)Than/] CallExpression[callee.name="expect"] BinaryExpression[operator="-"] CallExpression[callee.object.name="Date"][callee.property.name="now"]':
    'Speed is measured in bench/. What a row says is compared with the database’s time before and after.',
};

/** A plugin for oxlint, whose own rules do not support such patterns. */
export default {
  meta: { name: 'greenpen' },
  rules: {
    'without-a-clock': {
      create: ({ report }: { report: Report }) =>
        Object.fromEntries(
          Object.entries(FORBIDDEN).map(([selector, message]) => [
            selector,
            (node: unknown) => report({ node, message }),
          ]),
        ),
    },
  },
};
