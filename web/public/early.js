// Runs before the first paint, so that a dark page never flashes white, and staff navigation has its
// line on a phone. Also requests the data that the page will show while the page's code is still
// loading (web/api/early-answers.ts). A separate file, because the content security policy allows no
// inline scripts.
(() => {
  const root = document.documentElement;
  let stored = null;
  let role = '';
  let person = '';
  try {
    stored = localStorage.getItem('mantine-color-scheme-value');
    role = (localStorage.getItem('greenpen.places') || '').replace(/"/g, '');
    person = (localStorage.getItem('greenpen.person') || '').replace(/"/g, '');
  } catch {
    // Storage may be switched off; then the system's preference applies.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = stored === 'light' || stored === 'dark' ? stored : prefersDark ? 'dark' : 'light';
  root.setAttribute('data-mantine-color-scheme', scheme);

  if (role) root.setAttribute('data-places', role);

  const ofStudents = {
    '/dashboard': ['set-quizzes', 'latest-feedback'],
    '/view-my-scores': ['my-scores'],
  };
  const ofTeachers = {
    '/dashboard': ['waiting-work', 'performance-overview'],
    '/view-quizzes': ['quizzes', 'waiting-work?pageSize=200'],
    '/create-questions': ['questions?page=1&pageSize=25'],
    '/create-quiz': ['questions?page=1&pageSize=25'],
    '/quiz-results': ['performance-overview'],
    '/quiz-results/*': ['quizzes/*/results', 'quizzes/*/class-results'],
    '/view-quiz-responses?code=*': [
      'quizzes/*/responses?sort=name-asc&page=1&pageSize=5',
      'quizzes/*/class-results',
    ],
  };
  const ofAdministrators = {
    '/manage-users': ['system', 'users?role=student&page=1&pageSize=25'],
  };
  const calls = { student: ofStudents, teacher: ofTeachers, admin: ofAdministrators }[role];
  const path = location.pathname + location.search;
  const [, code = ''] =
    /^\/(?:quiz-results\/|view-quiz-responses\?code=)([A-Z0-9]{6})$/.exec(path) || [];
  const wanted = (person && calls && calls[code ? path.replace(code, '*') : path]) || [];
  const answers = {};
  for (const call of wanted) {
    const address = '/api/' + call.replace('*', code);
    answers[address] = fetch(address, { headers: { 'x-greenpen-person': person } }).catch(
      () => null,
    );
  }
  window.earlyAnswers = { person, answers };
})();
