"""Writes the schemas that pydantic makes of the shapes in converters.test.ts to test/core/pydantic.json, or checks contents with pydantic.

    python3 test/core/support/pydantic-schemas.py > test/core/pydantic.json
    python3 test/core/support/pydantic-schemas.py email '{"answer": "ada@example.com"}'

Needs pydantic 2 and email-validator. Recorded (with pydantic 2.13), because the tests run where neither is installed.
"""

import datetime
import enum
import json
import sys
import uuid
from typing import Annotated, Literal, Optional

from pydantic import AnyUrl, BaseModel, EmailStr, Field, ValidationError, create_model


class Size(enum.Enum):
    a = "a"
    b = "b"


class Address(BaseModel):
    street: str


SHAPES = {
    "optional": (Optional[str], None),
    "nullable": (Optional[str], ...),
    "default": (int, 3),
    "options": (Size, ...),
    "titled": (Annotated[Literal["a"], Field(title="Ah")] | Annotated[Literal["b"], Field(title="Be")], ...),
    "range": (Annotated[int, Field(ge=1, le=9)], ...),
    "length": (Annotated[str, Field(min_length=2, max_length=5)], ...),
    "email": (EmailStr, ...),
    "emailOrEmpty": (EmailStr | Literal[""], ...),
    "url": (AnyUrl, ...),
    "uuid": (uuid.UUID, ...),
    "date": (datetime.date, ...),
    "dateTime": (datetime.datetime, ...),
    "time": (datetime.time, ...),
    "list": (Annotated[list[Literal["a", "b", "c"]], Field(min_length=1, max_length=2)], ...),
    "nested": (Address, ...),
    "record": (dict[str, str], ...),
}

MODELS = {shape: create_model("Answers", answer=of) for shape, of in SHAPES.items()}

if len(sys.argv) == 1:
    schemas = {shape: model.model_json_schema() for shape, model in MODELS.items()}
    print(json.dumps(schemas, indent=2))
else:
    shape, content = sys.argv[1:]
    try:
        print(MODELS[shape].model_validate_json(content))
    except ValidationError as error:
        sys.exit(str(error))
