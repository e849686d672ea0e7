import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messages } from '../../../shared/messages.ts';
import { signOut } from '../../api/auth.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { useForgetCurrentUser } from './use-current-user.ts';

/** Signs out and leads to the front page (spec section 4), leaving nothing of the person behind. */
export function useSignOut() {
  const forgetCurrentUser = useForgetCurrentUser();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: signOut,
    onError: (error) => toast.error(errorSentence(error, messages.general.somethingWentWrong)),
    onSuccess: async () => {
      await navigate(paths.landing);
      forgetCurrentUser();
    },
  });
}
